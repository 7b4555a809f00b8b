import { useFormat } from '@baize/i18n'
import { Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Until when the member is asked, in absolute time. */
export function ConfirmClock({ by }: { by: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const time = format.dateTime(by)
  return <Text tone="muted">{t`Without an answer it counts as received on ${time}.`}</Text>
}
