import { DateTime, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Comparison } from './overview.ts'

/** What figures are compared with: days, the last of them up to the period's current time. */
export function ComparedWith({ before }: { before: Comparison | undefined }) {
  const { t } = useLingui()
  if (!before) {
    return (
      <Text size="sm" tone="muted">
        {t({
          message: 'Compared with the same part of the previous period',
          context: 'under a choice of days',
        })}
      </Text>
    )
  }
  const { from, to, until } = before
  const first = <DateTime value={`${from}T00:00:00Z`} timeZone="+00:00" show="date" />
  const last =
    until === null ? (
      <DateTime value={`${to}T00:00:00Z`} timeZone="+00:00" show="date" />
    ) : (
      <DateTime value={until} />
    )
  const time = until !== null && <DateTime value={until} show="time" />
  return (
    <Text size="sm" tone="muted">
      {until !== null && from === to ? (
        <Trans comment="what figures are compared with: the day before, from its beginning up to a time of day">
          Compared with {first}, up to {time}
        </Trans>
      ) : from === to ? (
        <Trans comment="what figures are compared with: the day before">Compared with {first}</Trans>
      ) : (
        <Trans comment="what figures are compared with: the same days of the period before">
          Compared with {first} – {last}
        </Trans>
      )}
    </Text>
  )
}
