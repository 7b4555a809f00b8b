import { Loaded, useActions, useProblemText, useRead, useSession } from '@baize/account'
import { ApiError } from '@baize/api'
import { boardVisibility, setBoardVisibility, winnerBoard } from '@baize/api/calls'
import { Card, SwitchField, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Whether one's own nickname stands on boards that others see. */
export function Visibility() {
  const { t } = useLingui()
  const { member } = useSession()
  const { act, refresh } = useActions()
  const problemText = useProblemText()
  const real = member !== undefined && member.type !== 4
  const read = useRead(boardVisibility, {}, { enabled: real })
  const [wished, setWished] = useState<boolean>()
  const change = async (named: boolean) => {
    setWished(named)
    try {
      await act(setBoardVisibility, { body: { named } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'critical', message: problemText(error) })
    } finally {
      await read.refetch()
      setWished(undefined)
      refresh(winnerBoard)
    }
  }
  if (!real) return null
  return (
    <Card as="section">
      <Loaded read={read} lines={1}>
        {({ named }) => (
          <SwitchField
            label={t({ message: 'Show my nickname on boards', context: 'setting' })}
            hint={t`Without it your name is shown as ***. It changes at once.`}
            checked={wished ?? named}
            loading={wished !== undefined}
            onChange={(event) => void change(event.target.checked)}
          />
        )}
      </Loaded>
    </Card>
  )
}
