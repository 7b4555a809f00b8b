import { categoryNames, type GameType, Loaded, usePermission, useTitle } from '@baize/account'
import { LanguageSection, useFormat } from '@baize/i18n'
import { EmptyState, LinkButton, Stack, VendorCard } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { categoryIcons } from '../app/categories.tsx'
import { paths } from '../app/paths.ts'
import { type ListedVendor, vendorStart } from '../games/startPath.ts'
import { shownName } from '../games/tile.ts'
import { useVendors } from '../games/useVendors.ts'
import { useMemberGate } from '../popups/useMemberGate.ts'
import { LobbyHead } from './LobbyHead.tsx'
import * as css from './lobby.css.ts'
import { loadMessages } from './messages.ts'
import { VendorGames } from './VendorGames.tsx'

/** The game centre of a category: its vendors, each with its way in. */
export function GameCentre({ gameType }: { gameType: GameType }) {
  return (
    <LanguageSection load={loadMessages}>
      <Vendors gameType={gameType} />
    </LanguageSection>
  )
}
GameCentre.words = loadMessages

function Vendors({ gameType }: { gameType: GameType }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { brandName } = usePermission()
  const read = useVendors()
  const [search, setSearch] = useSearchParams()
  const title = i18n._(categoryNames[gameType])
  useTitle(title, brandName)

  const cards = read.data?.lanes.find((lane) => lane.title === gameType)?.cards ?? none
  const opened = cards.find(({ vassalage }) => vassalage === search.get('vendor'))
  const close = () =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('vendor')
        return next
      },
      { replace: true },
    )
  const start = useStart(cards, (vassalage) =>
    setSearch((now) => ({ ...Object.fromEntries(now), vendor: vassalage })),
  )
  const count = format.number(cards.length)
  return (
    <Stack space="lg">
      <LobbyHead
        title={title}
        icon={categoryIcons[gameType]}
        note={
          read.data
            ? t({
                message: plural(cards.length, { one: `${count} vendor`, other: `${count} vendors` }),
                context: 'how many vendors a category of games has',
              })
            : null
        }
      />
      <Loaded read={read} lines={8}>
        {() =>
          cards.length > 0 ? (
            <ul className={css.cards} aria-label={title}>
              {cards.map((card) => (
                <li key={card.vassalage}>
                  <VendorCard
                    level={2}
                    vendor={{
                      id: card.vassalage,
                      name: shownName(card.displayName, card.vassalage),
                      lang: card.language,
                      gameType: card.gameType,
                      icon: card.lagerIcon,
                      games: card.games,
                      maintenance: card.underMaintenance,
                    }}
                    onStart={start}
                    onOpen={start}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title={t`There are no vendors here right now`}
              action={<LinkButton href={paths.home}>{t`Go to the home page`}</LinkButton>}
            >
              {t`Look at another category.`}
            </EmptyState>
          )
        }
      </Loaded>
      {opened && <VendorGames vendor={opened} onClose={close} />}
    </Stack>
  )
}

const none: readonly ListedVendor[] = []

/** Starts a vendor by what it is: its page, its one game, or the popup of its games. */
function useStart(cards: readonly ListedVendor[], openList: (vassalage: string) => void) {
  const gate = useMemberGate()
  const [, navigate] = useLocation()
  return useCallback(
    (vassalage: string) => {
      const card = cards.find((each) => each.vassalage === vassalage)
      if (!card) return
      const start = vendorStart(card)
      if (start === 'games') openList(vassalage)
      else if (start.gated) {
        const name = shownName(card.displayName, card.vassalage)
        gate({ to: 'play', name }, () => navigate(start.to), start.to)
      } else navigate(start.to)
    },
    [cards, gate, navigate, openList],
  )
}
