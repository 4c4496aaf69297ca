import { attachReceipt, deleteReceipt } from '@contract';
import { receiveForm } from '../form';
import { mount, type Api } from '../mount';

const receipts = async () => (await import('../../composition/receipts')).receipts();

/** Receipts as they come and go. Pictures are decoded here, where no question waits for it. */
export function receiptRoutes(api: Api): void {
  mount(api, attachReceipt, ({ user, params, request }) =>
    receiveForm(request, 'receipt', async ({ file }) =>
      (await receipts()).attachReceipt(user.uid, params, file),
    ),
  );

  mount(api, deleteReceipt, async ({ user, params }) =>
    (await receipts()).deleteReceipt(user.uid, params),
  );
}
