import type { Accounts, Erasures, OwnerData } from '../domain/ports/accounts';

type Ports = {
  erasures: Pick<Erasures, 'complete'>;
  accounts: Pick<Accounts, 'delete'>;
  ownerData: OwnerData;
  now: () => Date;
};

/**
 * Deletes everything of an account whose erasure was begun. The account goes first, so that nobody is signed in; then
 * the documents, without which no worker goes on; then the files that workers may have written until then. Each step
 * may have been done before: what broke off is finished by doing all of it again.
 */
export const eraseAccount =
  ({ erasures, accounts, ownerData, now }: Ports) =>
  async (uid: string): Promise<void> => {
    await accounts.delete(uid);
    await ownerData.deleteDocuments(uid);
    await ownerData.deleteFiles(uid);
    await erasures.complete(uid, now());
  };
