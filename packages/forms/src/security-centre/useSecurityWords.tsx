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
    email: t({ message: 'Email address', context: 'label of a form field' }),
    mobile: t({ message: 'Mobile number', context: 'label of a form field' }),
    authenticator: t({ message: 'Authenticator app', context: 'row of the security centre' }),
    bankAccounts: t({ message: 'Bank accounts', context: 'row of the security centre' }),
    realName: t({ message: 'Legal name', context: 'label of a form field' }),
    sessions: t({ message: 'Signed-in devices', context: 'row of the security centre' }),
  }
  const purposes: Readonly<Record<SecurityKind, string>> = {
    loginPassword: t`Signs you in with your username.`,
    paymentPassword: t`Required whenever money leaves your balance.`,
    email: t`Lets you reset a forgotten password.`,
    mobile: t`Receives codes for sign-in and sensitive changes.`,
    authenticator: t`Asks for a code from your phone when you sign in from a new location.`,
    bankAccounts: t`We pay withdrawals only to these accounts.`,
    realName: t`Must match your bank accounts.`,
    sessions: t`Devices where you are signed in now.`,
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
      ? { words: t({ message: 'Set up', context: 'state in the security centre' }), tone: 'positive' }
      : { words: t({ message: 'Unverified', context: 'state in the security centre' }), tone: 'caution' }
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
      title: t({ message: 'Weak', context: 'strength of an account' }),
      advice: t`Complete the missing steps to protect your money.`,
      tone: 'critical',
    },
    fair: {
      title: t({ message: 'Fair', context: 'strength of an account' }),
      advice: t`Complete the rest to fully protect your account.`,
      tone: 'caution',
    },
    strong: {
      title: t({ message: 'Strong', context: 'strength of an account' }),
      advice: t`Everything is set up. Change a password if someone may know it.`,
      tone: 'positive',
    },
  }
}
