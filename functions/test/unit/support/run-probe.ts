import { faultOf } from '../../../src/adapters/cloud-fault';
import type { CloudProbe, CloudStep } from '../../../src/domain/faults/cloud-fault';

/** What comes of one step: "ok", or its fault. */
export async function runProbe(probes: readonly CloudProbe[], step: CloudStep): Promise<string> {
  try {
    await probes.find((probe) => probe.step === step)?.run?.();
    return 'ok';
  } catch (error) {
    return faultOf(error);
  }
}
