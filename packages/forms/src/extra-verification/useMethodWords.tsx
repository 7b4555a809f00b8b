import { useLingui } from '@lingui/react/macro'
import type { ExtraMethod } from './extraVerification.ts'

/** What each way to prove oneself is called, and what its field is. */
export function useMethodWords(): Readonly<
  Record<ExtraMethod, { readonly name: string; readonly field: string; readonly help: string }>
> {
  const { t } = useLingui()
  return {
    mobile: {
      name: t({ message: 'Text message', context: 'way to prove who one is' }),
      field: t({ message: 'Code from the text message', context: 'label of a form field' }),
      help: t({ message: 'A code goes to your mobile', context: 'a way to prove who one is, explained' }),
    },
    email: {
      name: t({ message: 'E-mail', context: 'way to prove who one is' }),
      field: t({ message: 'Code from the e-mail', context: 'label of a form field' }),
      help: t({ message: 'A code goes to your mailbox', context: 'a way to prove who one is, explained' }),
    },
    bankAccountName: {
      name: t({ message: 'Bank account', context: 'way to prove who one is' }),
      field: t({ message: 'Name on your bank account', context: 'label of a form field' }),
      help: t({
        message: 'The name on the account that you withdraw to',
        context: 'a way to prove who one is, explained',
      }),
    },
    google: {
      name: t({ message: 'Authenticator app', context: 'way to prove who one is' }),
      field: t({ message: 'Code from the authenticator app', context: 'label of a form field' }),
      help: t({
        message: 'The code that the app shows now, or a recovery code',
        context: 'a way to prove who one is, explained',
      }),
    },
  }
}
