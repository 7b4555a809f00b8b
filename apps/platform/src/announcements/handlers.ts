import { nameIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { banners, notices } from './texts.ts'

const hour = 3_600_000

export const announcementHandlers: Pick<Handlers, 'announcements'> = {
  async announcements({ query }, { now, settings, language: spoken }) {
    const language = query.language ?? spoken
    // Whole hours: the same notice keeps its time from one reading to the next.
    const thisHour = Math.floor(now().getTime() / hour) * hour
    return {
      banners: banners.map(({ id, title, text, linkUrl }) => ({
        id,
        groupName: 'w_home' as const,
        title: nameIn(title, language),
        text: nameIn(text, language),
        imageUrl: `${settings.publicUrls.platform}/sandbox/art/banner-${id}.svg`,
        linkUrl,
      })),
      notices: notices.map(({ id, hoursAgo, title }) => ({
        id,
        title: nameIn(title, language),
        timestamp: new Date(thisHour - hoursAgo * hour).toISOString(),
      })),
    }
  },
}
