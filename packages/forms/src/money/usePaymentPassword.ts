import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import type { FieldRule } from '../compiler/index.ts'
import type { FieldLook } from '../form/kinds/look.ts'

/** Whether money moves by the password that one signs in with: sub-users of an agent have no payment password. */
export const OwnPasswordContext = createContext(false)

/** The field of the password by which money moves. */
export function usePaymentPassword(): { readonly rule: FieldRule; readonly look: FieldLook } {
  const { t } = useLingui()
  const own = useContext(OwnPasswordContext)
  const rule = { name: 'paymentPassword', required: true, maxLength: 64 } as const
  if (own)
    return {
      rule: { ...rule, autocomplete: 'current-password' },
      look: {
        label: t({ message: 'Your password', context: 'label of a form field: before money moves' }),
        hint: t`The password that you sign in with.`,
      },
    }
  return {
    rule: { ...rule, autocomplete: 'off', inputMode: 'numeric' },
    look: { hint: t`The six digits that you chose when you registered.` },
  }
}
