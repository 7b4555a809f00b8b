import { usePermission, useSkew, zoneOf } from '@baize/account'
import { LiveClock, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './Clocks.css.ts'

/**
 * The platform's time in the brand's zone, to the second: the clock that days and reports go by. Beside it the agent's
 * own, where it is another one.
 */
export function Clocks() {
  const { t } = useLingui()
  const { gmtOffsetMinutes } = usePermission()
  const skew = useSkew()
  const own = -new Date().getTimezoneOffset()
  const clock = (label: string, minutes: number) => (
    <span className={css.clock}>
      <Text as="span" size="xs" tone="muted">
        {label}
      </Text>
      <LiveClock timeZone={zoneOf(minutes)} skew={skew} />
    </span>
  )
  return (
    <span className={css.clocks}>
      {clock(
        t({ message: 'Reports go by', context: 'label of the clock in the brand’s zone' }),
        gmtOffsetMinutes,
      )}
      {own !== gmtOffsetMinutes &&
        clock(t({ message: 'Your time', context: 'label of the clock in the zone of the device' }), own)}
    </span>
  )
}
