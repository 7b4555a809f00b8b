import { useFormat } from '@baize/i18n'
import { Alert } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Fixtures } from './match.ts'

/** Which vendors' figures may be out of date, and their time. */
export function StaleFeeds({ feeds }: { feeds: Fixtures['feeds'] }) {
  const { t } = useLingui()
  const format = useFormat()
  if (feeds.length === 0) return null
  return (
    <Alert tone="caution" announce="polite">
      {feeds.map(({ vassalage, displayName, asOf }) => {
        const time = format.time(asOf)
        return (
          <p key={vassalage}>
            {t({
              message: `${displayName}: odds as of ${time}, reconnecting`,
              context: 'a vendor whose odds and scores do not arrive; a time',
            })}
          </p>
        )
      })}
    </Alert>
  )
}
