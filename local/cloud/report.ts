import type {
  CloudFault,
  CloudProbe,
  CloudRemark,
  CloudStep,
} from '../../functions/src/domain/faults/cloud-fault';
import { remarkOn, remedyFor, stepNames, type CloudSettings } from './remedies';

type Options = {
  settings: CloudSettings;
  faultOf: (error: unknown) => CloudFault;
  /** What Google said, on one line. */
  saidOf: (error: unknown) => string;
  print: (line: string) => void;
};

const SKIPPED: Partial<Record<CloudStep, string>> = {
  ocr: 'sin DOCUMENT_AI_PROCESSOR las páginas escaneadas no se leen',
};

/** Runs the probes one after the other and says of each that it is well, or what to do. Gives how many are not well. */
export async function reportProbes(
  probes: readonly CloudProbe[],
  { settings, faultOf, saidOf, print }: Options,
): Promise<number> {
  let failed = 0;
  for (const { step, run } of probes) {
    if (run === null) {
      print(`– ${stepNames[step]}: no se prueba (${SKIPPED[step] ?? 'no está configurado'})`);
      continue;
    }
    const started = performance.now();
    try {
      const remarks: CloudRemark[] = [];
      await run((remark) => remarks.push(remark));
      print(`✓ ${stepNames[step]}: bien (${Math.round(performance.now() - started)} ms)`);
      const paid = remarks.filter(({ thoughtTokens }) => thoughtTokens > 0);
      paid.forEach((remark) => print(`    ${remarkOn(remark, settings)}`));
    } catch (error) {
      failed += 1;
      const fault = faultOf(error);
      print(`✗ ${stepNames[step]}: ${fault}`);
      print(`    ${remedyFor(step, fault, settings)}`);
      print(`    Google: ${saidOf(error)}`);
    }
  }
  return failed;
}
