import { usePermission, usePlatform, zoneOf } from '@baize/account'
import { LiveClock } from '@baize/ui'

/** The platform's time in the brand's zone, to the second: the clock that days and reports go by. */
export function BrandClock() {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  return <LiveClock timeZone={zoneOf(gmtOffsetMinutes)} skew={client.now().getTime() - Date.now()} />
}
