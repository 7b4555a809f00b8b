import { usePermission, useSkew, zoneOf } from '@baize/site'
import { LiveClock, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './Clocks.css.ts'

interface ClocksProps {
  /** On a narrow page the agent's own clock is hidden. @default false */
  inBar?: boolean
}

/**
 * The platform's time in the brand's zone, to the second: the clock of days and reports. Beside it the agent's
 * own, where it is another one.
 */
export function Clocks({ inBar = false }: ClocksProps) {
  const { t } = useLingui()
  const { gmtOffsetMinutes } = usePermission()
  const skew = useSkew()
  const own = -new Date().getTimezoneOffset()
  const clock = (label: string, minutes: number, className: string) => (
    <span className={className}>
      <Text as="span" size="xs" tone="muted">
        {label}
      </Text>
      <LiveClock timeZone={zoneOf(minutes)} skew={skew} />
    </span>
  )
  return (
    <span className={css.clocks}>
      {clock(
        t({ message: 'Report time', context: 'label of the clock in the brand’s zone' }),
        gmtOffsetMinutes,
        css.clock,
      )}
      {own !== gmtOffsetMinutes &&
        clock(
          t({ message: 'Your time', context: 'label of the clock in the zone of the device' }),
          own,
          inBar ? css.roomy : css.clock,
        )}
    </span>
  )
}
