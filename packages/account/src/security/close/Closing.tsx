import { cancelClosure } from '@baize/api/calls'
import { Alert, Button, DateTime, Stack, toast } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Blockers } from './Blockers.tsx'
import type { Closure } from './closure.ts'
import { useClosureCall } from './useClosureCall.ts'

interface ClosingProps {
  closure: Closure
  closing: NonNullable<Closure['closing']>
  onKept: () => void
}

/** The account is to be closed: when, what still stands against it, and the way to keep it. */
export function Closing({ closure, closing, onKept }: ClosingProps) {
  const { t } = useLingui()
  const keep = useClosureCall(cancelClosure, {
    intent: () => closing.requestedAt,
    failureToast: true,
    onSuccess: () => {
      toast({ message: t`Your account stays open.` })
      onKept()
    },
  })
  return (
    <Stack space="md">
      <Alert
        tone="caution"
        announce="polite"
        title={
          closing.waiting ? (
            t`Your account closes once everything is settled. You can keep it until then.`
          ) : (
            <Trans>
              Your account closes on <DateTime value={closure.closesAt} show="date" />
            </Trans>
          )
        }
      >
        {t`Until then you can’t deposit, bet or claim rewards. You can still withdraw.`}
      </Alert>
      {closure.blockers.length > 0 && (
        <Alert tone="caution" title={t`Your account stays open until this is settled`}>
          <Blockers blockers={closure.blockers} />
        </Alert>
      )}
      <Button fullWidth loading={keep.isPending} onClick={() => keep.mutate({})}>
        {t({ message: 'Keep my account', context: 'button' })}
      </Button>
    </Stack>
  )
}
