import { LanguageSection, type LoadMessages } from '@baize/i18n'
import { type LazyScreen, lazyScreen, ScreenPending } from '@baize/site'
import type { ComponentType } from 'react'

/**
 * A screen whose code and messages load when it is opened; the frame's messages, which are loaded, have none of
 * forms.
 */
export function roomScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: LoadMessages,
): LazyScreen<Props> {
  return lazyScreen(async () => {
    const Screen = await load()
    return function RoomScreen(props: Props) {
      return (
        <LanguageSection load={words} pending={<ScreenPending />}>
          <Screen {...props} />
        </LanguageSection>
      )
    }
  })
}
