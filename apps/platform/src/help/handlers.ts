import { shownHtml, shownTexts } from '../content/show.ts'
import type { Handlers } from '../http/implement.ts'
import { helpSections } from './sections.ts'

export const helpHandlers: Pick<Handlers, 'helpCenter'> = {
  async helpCenter({ query }, { settings, language: spoken }) {
    const language = query.lang ?? spoken
    return {
      sections: (settings.content.current().help ?? helpSections).map(({ anchor, title, content }) => ({
        anchor,
        ...shownTexts(settings, { title }, language),
        content: shownHtml(settings, content, language),
      })),
    }
  },
}
