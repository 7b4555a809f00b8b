import { useToken } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import * as css from '../../shared/games/VendorLinks.css.ts'
import { paths } from '../../shared/paths.ts'
import type { AccountList } from './AccountGames.tsx'

/** The ways between the lists that are not of one category; those of an account are shown to signed-in members. */
export function GameListLinks({ list }: { list: AccountList }) {
  const { t } = useLingui()
  const { signedIn } = useToken()
  const names: Record<AccountList, string> = {
    hot: t({ message: 'Hot', context: 'games that a list shows' }),
    favorite: t({ message: 'Favourites', context: 'games that a list shows' }),
    recent: t({ message: 'Recent', context: 'games that a list shows: played last' }),
  }
  const shown = signedIn ? (['hot', 'favorite', 'recent'] as const) : (['hot'] as const)
  if (shown.length < 2) return null
  return (
    <nav aria-label={t({ message: 'Lists of games', context: 'name of a navigation' })}>
      <ul className={css.rail}>
        {shown.map((each) => (
          <li className={css.railItem} key={each}>
            <a
              className={css.vendor}
              data-plain
              href={paths[each]}
              aria-current={each === list ? 'page' : undefined}
            >
              {names[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
