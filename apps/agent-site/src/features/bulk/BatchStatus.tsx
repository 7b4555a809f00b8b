import { useProblemText } from '@baize/site'
import { Stack, StatusLabel, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { errorOf, type KeptError } from './rowErrors.ts'
import type { Outcome } from './useBatch.ts'

export interface BatchWords<Value> {
  /** What a row is called that was carried out. */
  done: (value: Value) => string
  /** The errors of single fields of a refused row, as the screen words it. */
  details?: (error: KeptError) => string | undefined
}

/** A row's result as text, for the table and for the file. */
export function useOutcomeText<Value>({ done, details }: BatchWords<Value>) {
  const { t } = useLingui()
  const problemText = useProblemText()
  return (outcome: Outcome<Value> | undefined, skipped: string | null) => {
    if (outcome?.state === 'done')
      return { tone: 'positive', label: done(outcome.value), reason: '' } as const
    if (outcome?.state === 'failed') {
      const reason = details?.(outcome.error) ?? problemText(errorOf(outcome.error))
      return {
        tone: 'critical',
        label: t({ message: 'Not sent', context: 'state of a row' }),
        reason,
      } as const
    }
    if (outcome?.state === 'sending')
      return {
        tone: 'accent',
        label: t({ message: 'Sending…', context: 'state of a row' }),
        reason: '',
      } as const
    if (skipped !== null)
      return {
        tone: 'caution',
        label: t({ message: 'Skipped', context: 'state of a row' }),
        reason: skipped,
      } as const
    return { tone: 'neutral', label: t({ message: 'Ready', context: 'state of a row' }), reason: '' } as const
  }
}

export type OutcomeText = ReturnType<ReturnType<typeof useOutcomeText>>

/** A row's state, and the reason below it. */
export function OutcomeView({ tone, label, reason }: OutcomeText) {
  return (
    <Stack space="2xs">
      <StatusLabel tone={tone}>{label}</StatusLabel>
      {reason !== '' && (
        <Text size="sm" tone="secondary">
          {reason}
        </Text>
      )}
    </Stack>
  )
}
