import { categoryNames, type GameType } from '@baize/account'
import { LanguageSection, useFormat } from '@baize/i18n'
import { Loaded, usePermission, useTitle } from '@baize/site'
import { Button, EmptyState, Heading, LinkButton, Stack, VendorCard } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useId } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { categoryIcons } from '../../shared/categories.tsx'
import { type ListedVendor, vendorStart } from '../../shared/games/startPath.ts'
import { shownName } from '../../shared/games/tile.ts'
import { useVendors } from '../../shared/games/useVendors.ts'
import { paths, playPath } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { NextDraws } from '../lottery/index.ts'
import { Fixtures } from '../sports/index.ts'
import { LobbyHead } from './LobbyHead.tsx'
import * as css from './lobby.css.ts'
import { loadMessages } from './messages.ts'
import { VendorGames } from './VendorGames.tsx'

/** What there is to bet on, in the categories whose vendors publish it, above the rest of the page. */
function Offer({ gameType, children }: { gameType: GameType; children: ReactNode }) {
  if (gameType === 'SPORTS' || gameType === 'ESPORTS')
    return <Fixtures gameType={gameType}>{children}</Fixtures>
  if (gameType === 'LOTT' || gameType === 'ELOTT')
    return <NextDraws gameType={gameType}>{children}</NextDraws>
  return children
}

/** The game centre of a category: what can be bet on, its vendors, each with its way in. */
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
  const vendorsId = useId()
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
  const openList = (vassalage: string) =>
    setSearch((now) => ({ ...Object.fromEntries(now), vendor: vassalage }))
  const start = useStart(cards, openList)
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
      <Offer gameType={gameType}>
        <Heading level={2} id={vendorsId}>
          {t({ message: 'Vendors', context: 'heading: whose games can be started' })}
        </Heading>
        <Loaded read={read} lines={8}>
          {() =>
            cards.length > 0 ? (
              <ul className={css.cards} aria-labelledby={vendorsId}>
                {cards.map((card) => (
                  <li className={css.vendor} key={card.vassalage}>
                    <VendorCard
                      level={3}
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
                    {hasList(card) && (
                      <AllGames
                        name={shownName(card.displayName, card.vassalage)}
                        total={card.games}
                        onOpen={() => openList(card.vassalage)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState
                title={t`No vendors here right now`}
                action={<LinkButton href={paths.home}>{t`Go to the home page`}</LinkButton>}
              >
                {t`Try another category.`}
              </EmptyState>
            )
          }
        </Loaded>
      </Offer>
      {opened && <VendorGames vendor={opened} onClose={close} />}
    </Stack>
  )
}

const none: readonly ListedVendor[] = []

/** Whether a vendor has games besides the one that starting it starts; slots and lotteries have pages of their own. */
const hasList = (card: ListedVendor): boolean => {
  if (card.isGame !== 'VASSALAGE' || card.underMaintenance) return false
  const start = vendorStart(card)
  return start !== 'games' && start.to === playPath(card.nodeId)
}

/** Opens the list of a vendor's games. */
function AllGames({ name, total, onOpen }: { name: string; total: number; onOpen: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const nameId = useId()
  const count = format.number(total)
  return (
    <>
      <span id={nameId} hidden>
        {name}
      </span>
      <Button fullWidth size="small" variant="plain" aria-describedby={nameId} onClick={onOpen}>
        {t({
          message: plural(total, { one: `${count} game`, other: `${count} games` }),
          context: 'how many games a list has',
        })}
      </Button>
    </>
  )
}

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
