import { useLingui } from '@lingui/react/macro'
import type { ExtraMethod } from './extraVerification.ts'

/** What each way to prove oneself is called, and what its field is. */
export function useMethodWords(): Readonly<
  Record<ExtraMethod, { readonly name: string; readonly field: string; readonly help: string }>
> {
  const { t } = useLingui()
  return {
    mobile: {
      name: t({ message: 'Text message (SMS)', context: 'way to prove who one is' }),
      field: t({ message: 'Code from the text message', context: 'label of a form field' }),
      help: t({ message: 'We text a code to your mobile', context: 'a way to prove who one is, explained' }),
    },
    email: {
      name: t({ message: 'Email', context: 'way to prove who one is' }),
      field: t({ message: 'Code from the email', context: 'label of a form field' }),
      help: t({ message: 'We email you a code', context: 'a way to prove who one is, explained' }),
    },
    bankAccountName: {
      name: t({ message: 'Bank account', context: 'way to prove who one is' }),
      field: t({ message: 'Name on your bank account', context: 'label of a form field' }),
      help: t({
        message: 'The name on your withdrawal account',
        context: 'a way to prove who one is, explained',
      }),
    },
    google: {
      name: t({ message: 'Authenticator app', context: 'way to prove who one is' }),
      field: t({ message: 'Authenticator code', context: 'label of a form field' }),
      help: t({
        message: 'The current code in the app, or a recovery code',
        context: 'a way to prove who one is, explained',
      }),
    },
  }
}
