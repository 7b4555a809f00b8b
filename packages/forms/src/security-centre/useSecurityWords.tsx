import type { Tone } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isDone, type SecurityItem, type SecurityKind, type SecurityLevel } from './securityItems.ts'

/** Words of the rows. */
export function useSecurityWords() {
  const { t } = useLingui()
  const names: Readonly<Record<SecurityKind, string>> = {
    loginPassword: t({ message: 'Sign-in password', context: 'row of the security centre' }),
    paymentPassword: t({ message: 'Payment password', context: 'label of a form field' }),
    email: t({ message: 'E-mail address', context: 'label of a form field' }),
    mobile: t({ message: 'Mobile number', context: 'label of a form field' }),
    authenticator: t({ message: 'Authenticator app', context: 'row of the security centre' }),
    bankAccounts: t({ message: 'Bank accounts', context: 'row of the security centre' }),
    realName: t({ message: 'Real name', context: 'label of a form field' }),
    sessions: t({ message: 'Signed-in devices', context: 'row of the security centre' }),
  }
  const purposes: Readonly<Record<SecurityKind, string>> = {
    loginPassword: t`Signs you in with your user name.`,
    paymentPassword: t`Asked for whenever money leaves your balance.`,
    email: t`Gets you back in when the password is forgotten.`,
    mobile: t`Takes codes for signing in and for what needs care.`,
    authenticator: t`A code from your phone when you sign in from a new place.`,
    bankAccounts: t`Withdrawals are paid to these accounts only.`,
    realName: t`Must be that of your bank accounts.`,
    sessions: t`Where your account is open right now.`,
  }
  const state = (item: SecurityItem): { readonly words: string; readonly tone: Tone } => {
    const { kind, count } = item
    if (kind === 'sessions' || (kind === 'bankAccounts' && count)) {
      const many = count ?? 0
      return kind === 'sessions'
        ? {
            words: t({
              message: plural(many, { one: '# device', other: '# devices' }),
              context: 'how many devices are signed in',
            }),
            tone: 'neutral',
          }
        : {
            words: t({
              message: plural(many, { one: '# account', other: '# accounts' }),
              context: 'how many bank accounts there are',
            }),
            tone: 'positive',
          }
    }
    if (item.state === 'notSet')
      return { words: t({ message: 'Not set', context: 'state in the security centre' }), tone: 'caution' }
    if (item.state === 'verified')
      return { words: t({ message: 'Verified', context: 'state in the security centre' }), tone: 'positive' }
    return isDone(item)
      ? { words: t({ message: 'Set', context: 'state in the security centre' }), tone: 'positive' }
      : { words: t({ message: 'Not verified', context: 'state in the security centre' }), tone: 'caution' }
  }
  const action = (item: SecurityItem): string => {
    const { kind } = item
    if (kind === 'sessions')
      return t({ message: 'Show', context: 'button of the security centre: signed-in devices' })
    if (kind === 'bankAccounts')
      return item.count
        ? t({ message: 'Manage', context: 'button of the security centre: bank accounts' })
        : t({ message: 'Add', context: 'button of the security centre: a bank account' })
    if (item.state === 'set' && !isDone(item))
      return t({ message: 'Verify', context: 'button of the security centre' })
    return item.state === 'notSet'
      ? t({ message: 'Set up', context: 'button of the security centre' })
      : t({ message: 'Change', context: 'button of the security centre' })
  }
  return { names, purposes, state, action }
}

/** What the strength of an account is called, and what to do about it. */
export function useLevelWords(): Readonly<
  Record<SecurityLevel, { title: string; advice: string; tone: Tone }>
> {
  const { t } = useLingui()
  return {
    weak: {
      title: t({ message: 'Weak protection', context: 'strength of an account' }),
      advice: t`Set up what is missing: your money is only as safe as your account.`,
      tone: 'critical',
    },
    fair: {
      title: t({ message: 'Fair protection', context: 'strength of an account' }),
      advice: t`Set up the rest to make it strong.`,
      tone: 'caution',
    },
    strong: {
      title: t({ message: 'Strong protection', context: 'strength of an account' }),
      advice: t`Everything is set up. Change passwords when somebody may know them.`,
      tone: 'positive',
    },
  }
}
