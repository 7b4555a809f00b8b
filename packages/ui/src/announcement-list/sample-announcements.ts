import { sanitise } from '../html/sanitise.ts'
import type { Announcement } from './AnnouncementList.tsx'

const titles = [
  'Water festival: double points',
  'Maintenance of the slots',
  'New: crash games',
  'Local banks at once',
]

/** Announcements for stories. */
export function sampleAnnouncements(count: number): Announcement[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `announcement-${index + 1}`,
    title: `${index + 1}. ${titles[index % titles.length]}`,
    content: sanitise(
      `<p>This is announcement <strong>${index + 1}</strong>. What is played this week counts double.</p><ul><li>From Monday</li><li>Until Sunday</li></ul><p><a href="https://example.com/">All rules</a></p>`,
    ),
    timestamp: Date.UTC(2026, 10, 21 - (index % 20), 3),
  }))
}
