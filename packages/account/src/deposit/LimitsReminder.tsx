import { limits } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Alert, DateTime, Link, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { usePlace } from '../places/places.ts'

/** A pause that runs, or a regulated brand's question before the first deposit; nothing where neither is. */
export function LimitsReminder() {
  const { t } = useLingui()
  const place = usePlace('limits')()
  const { data } = useApiQuery(limits, {})
  const link = place && <Link href={place}>{t({ message: 'Limits and breaks', context: 'link' })}</Link>
  if (data?.exclusion) {
    return (
      <Alert tone="caution" title={t`You are on a break: no deposits until then`}>
        <Stack space="xs">
          <DateTime value={data.exclusion.until} />
          {link}
        </Stack>
      </Alert>
    )
  }
  if (!data?.askBeforeDeposit) return null
  return (
    <Alert title={t`How much are you willing to spend?`}>
      <Stack space="xs">
        <span>{t`You can set deposit, loss, stake and time limits before you start.`}</span>
        {link}
      </Stack>
    </Alert>
  )
}
