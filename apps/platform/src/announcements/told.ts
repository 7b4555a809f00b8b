import type { Bus, Unsubscribe } from '../database/bus.ts'

const channel = 'baize_announcements'

/** Tells all processes that what the house announces is not what it was. Nobody waits for it. */
export function tellAnnouncements(bus: Bus): void {
  bus.publish(channel, '').catch(() => {})
}

/** Calls `onChange` when any process tells of a change, and when one may have been missed. */
export const watchAnnouncements = (bus: Bus, onChange: () => void): Promise<Unsubscribe> =>
  bus.subscribe(channel, onChange, onChange)
