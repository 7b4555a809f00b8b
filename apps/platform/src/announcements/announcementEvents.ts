import type { Bus, Unsubscribe } from '../database/bus.ts'

const channel = 'baize_announcements'

/** Notifies all processes that the announcements have changed, without waiting. */
export function notifyAnnouncements(bus: Bus): void {
  bus.publish(channel, '').catch(() => {})
}

/** Calls `onChange` when any process reports a change, and when one may have been missed. */
export const watchAnnouncements = (bus: Bus, onChange: () => void): Promise<Unsubscribe> =>
  bus.subscribe(channel, onChange, onChange)
