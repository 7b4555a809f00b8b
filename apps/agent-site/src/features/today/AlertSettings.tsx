import { ApiError } from '@baize/api'
import { setTeamAlerts, teamAlerts } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText } from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** From which amounts on the agent gets a message about a win or a withdrawal of its team. */
export function AlertSettings({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const read = useApiQuery(teamAlerts, {})
  const keep = useCall(setTeamAlerts, { invalidates: [teamAlerts] })
  const problemText = useProblemText()
  const money = { currency: currencySymbol }
  return (
    <Loaded read={read} lines={5}>
      {({ win, withdrawal }) => (
        <Form
          // What is read again may differ from what was kept from an earlier visit.
          key={`${win} ${withdrawal}`}
          fields={[
            { name: 'win', kind: 'amount', minAmount: '0' },
            { name: 'withdrawal', kind: 'amount', minAmount: '0' },
          ]}
          looks={{
            win: {
              label: t({ message: 'Minimum win', context: 'label of an amount' }),
              hint: t`Get a message when a single bet wins this amount or more. Leave blank for none.`,
              money,
            },
            withdrawal: {
              label: t({ message: 'Minimum withdrawal', context: 'label of an amount' }),
              hint: t`Get a message when a withdrawal request reaches this amount. Leave blank for none.`,
              money,
            },
          }}
          initial={{ win: win ?? '', withdrawal: withdrawal ?? '' }}
          leaving="never"
          submitLabel={t({ message: 'Save', context: 'button: messages about large amounts' })}
          onSubmit={async (values) => {
            const amountOf = (name: 'win' | 'withdrawal') => (values[name] ? String(values[name]) : null)
            await keep.mutateAsync({ body: { win: amountOf('win'), withdrawal: amountOf('withdrawal') } })
            toast({ message: t`Amounts saved.` })
            onDone()
          }}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        />
      )}
    </Loaded>
  )
}
