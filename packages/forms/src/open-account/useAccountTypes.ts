import { useLingui } from '@lingui/react/macro'
import type { FieldLook } from '../form/kinds/look.ts'

/** The words of the choice between the kinds of account. */
export function useAccountTypes(): FieldLook {
  const { t } = useLingui()
  return {
    label: t({ message: 'Account type', context: 'label of a choice' }),
    cards: true,
    options: [
      {
        value: 'member',
        label: t({ message: 'Member', context: 'kind of account' }),
        description: t`Plays, deposits and withdraws.`,
      },
      {
        value: 'agent',
        label: t({ message: 'Agent', context: 'kind of account' }),
        description: t`Signs in here and opens accounts for their own team.`,
      },
    ],
  }
}
