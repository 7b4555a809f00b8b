import { type LazyScreen, lazyScreen, loadFormMessages, ScreenPending } from '@baize/account'
import { joinMessages, LanguageSection, type LoadMessages } from '@baize/i18n'
import type { ComponentType } from 'react'

/**
 * A screen whose code and words come together when it is opened. The words of the forms come with the first one: the
 * overview, which is opened before any other, has no form.
 */
export function roomScreen(load: () => Promise<ComponentType>, words?: LoadMessages): LazyScreen<object> {
  const loadWords = words ? joinMessages(loadFormMessages, words) : loadFormMessages
  return lazyScreen(async () => {
    const Screen = await load()
    return function RoomScreen() {
      return (
        <LanguageSection load={loadWords} pending={<ScreenPending />}>
          <Screen />
        </LanguageSection>
      )
    }
  })
}
