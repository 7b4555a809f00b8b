import { useProblemText } from '@baize/site'
import { Alert, Button, Inline, Progress, Stack } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Batch, isSettled } from './useBatch.ts'

export interface BatchProgressProps {
  batch: Batch<unknown>
  /** The rows that are sent. */
  rows: readonly string[]
}

/** A batch's progress, why it stopped, and its results. */
export function BatchProgress({ batch, rows }: BatchProgressProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const { outcomes, running, stopped } = batch
  const settled = rows.filter((row) => isSettled(outcomes[row])).length
  if (running)
    return (
      <Stack space="sm">
        <Progress
          label={t({
            message: `${settled} of ${{ total: rows.length }} rows`,
            context: 'how many rows of a file were sent',
          })}
          value={settled}
          max={rows.length}
        />
        <Inline>
          <Button variant="soft" tone="neutral" onClick={batch.stop}>
            {t({ message: 'Stop', context: 'button: sends no further row' })}
          </Button>
        </Inline>
      </Stack>
    )
  if (stopped)
    return (
      <Alert
        tone="critical"
        announce="assertive"
        title={t({ message: 'Stopped', context: 'title: rows of a file are not sent any further' })}
      >
        {problemText(stopped)}{' '}
        {t`The rows that were sent stay sent. Continue with the rest when you are ready.`}
      </Alert>
    )
  if (settled === 0 || settled < rows.length) return null
  const failed = rows.filter((row) => outcomes[row]?.state === 'failed').length
  return failed === 0 ? (
    <Alert tone="positive" announce="polite">
      {t({
        message: plural(rows.length, { one: 'The row is done.', other: 'All # rows are done.' }),
        context: 'after rows of a file were sent',
      })}
    </Alert>
  ) : (
    <Alert tone="caution" announce="polite">
      {t({
        message: plural(failed, {
          one: '# row was not sent. The reason is in its row.',
          other: '# rows were not sent. The reasons are in their rows.',
        }),
        context: 'after rows of a file were sent',
      })}
    </Alert>
  )
}
