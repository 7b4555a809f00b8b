import { DateTime, IconButton, Inline, StatusLabel, Text } from '@baize/ui'
import { RefreshIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'

export interface FreshnessProps {
  /** The time of the figures; unknown while they load. */
  asOf: string | undefined
  reading: boolean
  /** The last reading failed: what is shown is older. */
  failed: boolean
  onRefresh: () => void
}

/** How old the figures are, and a button to refresh them. */
export function Freshness({ asOf, reading, failed, onRefresh }: FreshnessProps) {
  const { t } = useLingui()
  return (
    <Inline space="xs">
      {asOf !== undefined && failed && (
        <StatusLabel tone="caution">{t({ message: 'Out of date', context: 'state of figures' })}</StatusLabel>
      )}
      {asOf !== undefined && (
        <Text as="span" size="sm" tone="muted" tabular>
          <Trans comment="Moment at which figures were true">
            As of <DateTime value={asOf} seconds />
          </Trans>
        </Text>
      )}
      <IconButton
        icon={<RefreshIcon size={18} />}
        label={t({ message: 'Refresh figures', context: 'button' })}
        loading={reading}
        onClick={onRefresh}
      />
    </Inline>
  )
}
