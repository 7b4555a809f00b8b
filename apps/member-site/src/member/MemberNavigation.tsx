import { useBadges, useContractStanding } from '@baize/account'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { paths } from '../app/paths.ts'
import { memberPageIcons } from './icons.tsx'
import * as css from './MemberCentre.css.ts'
import type { MemberPage } from './pages.ts'
import { memberPageTitles } from './pageTitles.ts'
import { useMemberPages } from './useMemberPages.ts'

/** The member centre's menu: a strip to swipe on a phone, a list beside the page where there is room. */
export function MemberNavigation({ current }: { current: MemberPage | undefined }) {
  const { t, i18n } = useLingui()
  const pages = useMemberPages()
  const badges = useBadges()
  const contracts = useContractStanding()
  const counts: Partial<Record<MemberPage, number>> = {
    messages: badges.messages,
    rewards: badges.rewards,
    missions: badges.missions,
    contracts: contracts.count,
  }
  const strip = useRef<HTMLUListElement>(null)
  // A page that is offered only once something is known, such as friends, comes into the strip later than the rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or more of them, is what moves the strip.
  useEffect(() => {
    const list = strip.current
    const item = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !item) return
    const [frame, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
    list.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
  }, [current, pages.length])
  return (
    <nav className={css.menu} aria-label={t({ message: 'My account', context: 'name of a menu' })}>
      <ul className={css.items} ref={strip}>
        {pages.map((page) => {
          const count = counts[page] ?? 0
          return (
            <li className={css.place} key={page}>
              <a
                className={css.item}
                href={`${paths.member}/${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                <span className={css.icon}>{memberPageIcons[page]}</span>
                <span className={css.label}>{i18n._(memberPageTitles[page])}</span>
                {count > 0 && <span className={css.count}>{count}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
