import { boardVisibility, setBoardVisibility, winnerBoard } from '@baize/api/calls'
import { Loaded, useApiQuery, useCall, useSession } from '@baize/site'
import { Card, SwitchField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Whether one's own nickname is on boards that others see. */
export function Visibility() {
  const { t } = useLingui()
  const { member } = useSession()
  const real = member !== undefined && member.type !== 4
  const read = useApiQuery(boardVisibility, {}, { enabled: real })
  const change = useCall(setBoardVisibility, {
    failureToast: true,
    invalidatesAnyway: [winnerBoard],
    // The requested state is shown until the platform has responded.
    onSettled: () => read.refetch(),
  })
  if (!real) return null
  return (
    <Card as="section">
      <Loaded read={read} lines={1}>
        {({ named }) => (
          <SwitchField
            label={t({ message: 'Show my nickname on leaderboards', context: 'setting' })}
            hint={t`If off, your name appears as ***. Takes effect immediately.`}
            checked={change.isPending ? change.variables.body.named : named}
            loading={change.isPending}
            onCheckedChange={(checked) => change.mutate({ body: { named: checked } })}
          />
        )}
      </Loaded>
    </Card>
  )
}
