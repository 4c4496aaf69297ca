/** Who may enter: owners of some e-mail domains, and people whom maintainers invited one by one. */
export type AccessRule = {
  /** In lower case; sub-domains do not count. */
  allowedEmailDomains: readonly string[];
  invitedAddresses: readonly string[];
};

export type Admission = 'admitted' | 'INVITATION_ONLY' | 'EMAIL_NOT_VERIFIED';

/** Only ASCII letters: Unicode folding would make "K" (U+212A, Kelvin) equal to "k" and let look-alikes in. */
const inLowerCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether the address is on the list, verified or not. */
export function isInvited(email: string, rule: AccessRule): boolean {
  const address = inLowerCase(email);
  const at = address.lastIndexOf('@');
  // Nothing before the @, or a character that no address holds: not an address, whatever stands at its end.
  if (at < 1 || /[\s\p{C}]/u.test(address)) return false;
  return (
    rule.allowedEmailDomains.includes(address.slice(at + 1)) ||
    rule.invitedAddresses.some((invited) => inLowerCase(invited) === address)
  );
}

/** An address counts only when its owner proved to read its mail: anybody can register with anybody's. */
export function admit(
  account: { email: string | null; isEmailVerified: boolean },
  rule: AccessRule,
): Admission {
  if (account.email === null || !isInvited(account.email, rule)) return 'INVITATION_ONLY';
  return account.isEmailVerified ? 'admitted' : 'EMAIL_NOT_VERIFIED';
}
