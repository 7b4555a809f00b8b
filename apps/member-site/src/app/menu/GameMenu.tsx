import { categoryNames } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { LanguageSection, useFormat } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Button, Popover } from '@baize/ui'
import { ChevronDownIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { categoryIcons } from '../../shared/categories.tsx'
import { categoryPaths } from '../../shared/paths.ts'
import * as css from './GameMenu.css.ts'
import { loadMessages } from './messages.ts'

/** The number of entries from which the menu has columns. */
const gameMenuSettings = { largeAbove: 10 } as const

/** The header's menu of games: every category that has vendors, in columns once there are more than ten. */
export function GameMenu() {
  return (
    <LanguageSection load={loadMessages}>
      <Games />
    </LanguageSection>
  )
}

function Games() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { data } = useApiQuery(gameMenus, {})
  const menus = data?.menus ?? []
  if (menus.length === 0) return null
  const large = menus.length > gameMenuSettings.largeAbove
  return (
    <Popover
      label={t({ message: 'All games', context: 'button that opens the menu of game categories' })}
      size={large ? 'large' : 'small'}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} variant="plain" tone="neutral" size="small" iconEnd={<ChevronDownIcon />}>
          {t({ message: 'All games', context: 'button that opens the menu of game categories' })}
        </Button>
      )}
    >
      {(close) => (
        <ul className={css.games} data-large={large || undefined}>
          {menus.map(({ title, games }) => {
            const count = format.number(games)
            return (
              <li key={title}>
                <a className={css.game} href={categoryPaths[title]} onClick={close}>
                  <span className={css.icon}>{categoryIcons[title]}</span>
                  <span className={css.words}>
                    <span className={css.name}>{i18n._(categoryNames[title])}</span>
                    <span className={css.count}>
                      {t({
                        message: plural(games, { one: `${count} game`, other: `${count} games` }),
                        context: 'how many a category has',
                      })}
                    </span>
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </Popover>
  )
}
