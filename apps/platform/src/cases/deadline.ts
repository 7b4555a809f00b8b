import { dayOf, oneDay, startOfDay, type Zone } from '../settlement/zone.ts'

/** The desk is closed on Saturdays and Sundays. */
const isWorkingDay = (day: number): boolean => {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The end of the last of some working days in a zone, the first being the one after the day of `from`. */
export function workingDeadline(from: Date, workingDays: number, zone: Zone): Date {
  let day = dayOf(zone, from.getTime())
  for (let left = workingDays; left > 0; ) {
    day += oneDay
    if (isWorkingDay(day)) left -= 1
  }
  return new Date(startOfDay(zone, day + oneDay))
}
