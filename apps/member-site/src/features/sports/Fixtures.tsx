import type { GameType } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Loaded } from '@baize/site'
import { Button, EmptyState, Heading, Pagination, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { PauseUpdates } from '../../shared/live-updates/PauseUpdates.tsx'
import { PoliteNews } from '../../shared/live-updates/PoliteNews.tsx'
import { useFrozen } from '../../shared/live-updates/useFrozen.ts'
import { FixtureFilters } from './FixtureFilters.tsx'
import { MatchGroup } from './MatchGroup.tsx'
import { groupsOf, type Fixtures as Value } from './match.ts'
import { loadMessages } from './messages.ts'
import { StaleFeeds } from './StaleFeeds.tsx'
import * as css from './sports.css.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { type FixtureFilter, pageSize, useFixtures, whens } from './useFixtures.ts'

export interface FixturesProps {
  gameType: GameType
  /** Below it, once it is read: nothing that is seen is pushed away. */
  children?: ReactNode
}

/** The matches of a category with their odds and scores, as their vendors publish them. */
export function Fixtures(props: FixturesProps) {
  return (
    <LanguageSection load={loadMessages}>
      <Matches {...props} />
    </LanguageSection>
  )
}
Fixtures.words = loadMessages

function Matches({ gameType, children }: FixturesProps) {
  const { t } = useLingui()
  const titleId = useId()
  const [filter, change] = useFilter()
  const read = useFixtures(gameType, filter)
  const { shown, paused, setPaused } = useFrozen(read.data)
  // Offline nothing is loaded: the shown data becomes stale here.
  const lost = read.isError || read.fetchStatus === 'paused'
  const onFilterChange = (next: Partial<FixtureFilter>) => {
    setPaused(false)
    change(next)
  }
  return (
    <>
      <Stack as="section" space="md" aria-labelledby={titleId}>
        <div className={css.tools}>
          <Heading level={2} id={titleId}>
            {t({ message: 'Matches', context: 'heading' })}
          </Heading>
          {(!shown || shown.matches.length > 0) && (
            <PauseUpdates paused={paused} disabled={!shown} onPausedChange={setPaused} />
          )}
        </div>
        <Loaded read={read} lines={8}>
          {(value) => (
            <List fixtures={shown ?? value} filter={filter} lost={lost} onFilterChange={onFilterChange} />
          )}
        </Loaded>
      </Stack>
      {(shown || lost) && children}
    </>
  )
}

interface ListProps {
  fixtures: Value
  filter: FixtureFilter
  lost: boolean
  onFilterChange: (change: Partial<FixtureFilter>) => void
}

function List({ fixtures, filter, lost, onFilterChange }: ListProps) {
  const { t } = useLingui()
  const { matches, competitions, feeds, counts, page } = fixtures
  const groups = useMemo(() => groupsOf(matches), [matches])
  const stale = feeds.filter((feed) => feed.stale || lost)
  const staleCodes = new Set(stale.map(({ vassalage }) => vassalage))
  const filtered = filter.day !== '' || filter.competition !== ''
  const watched = matches.map(({ id, home, away, score, state }) => {
    const result = score ? `${score.home} – ${score.away}` : ''
    return {
      id,
      state: score ? `${state} ${result}` : '',
      news:
        state === 'live'
          ? t({ message: `${home} – ${away}: ${result}`, context: 'read out: two teams and their new score' })
          : t({
              message: `${home} – ${away}, ended: ${result}`,
              context: 'read out: two teams and their result',
            }),
    }
  })
  if (counts.next + counts.live + counts.over === 0) {
    return (
      <EmptyState level={3} title={t`No matches right now`}>
        {t`New matches appear here as soon as they are announced.`}
      </EmptyState>
    )
  }
  return (
    <Stack space="md">
      <PoliteNews watched={watched} />
      <StaleFeeds feeds={stale} />
      <TimeChoice
        counts={counts}
        value={filter.when}
        onValueChange={(when) => onFilterChange({ when, day: '', competition: '' })}
      />
      <FixtureFilters fixtures={fixtures} filter={filter} onFilterChange={onFilterChange} />
      {matches.length === 0 && (
        <EmptyState
          level={3}
          title={
            filtered
              ? t`No matches found`
              : {
                  next: t`No matches to bet on right now`,
                  live: t`No match is being played right now`,
                  over: t`No match has just ended`,
                }[filter.when]
          }
          action={
            filtered && (
              <Button variant="soft" onClick={() => onFilterChange({ day: '', competition: '' })}>
                {t({ message: 'Show all matches', context: 'button: takes the filters away' })}
              </Button>
            )
          }
        />
      )}
      {groups.map((group) => (
        <MatchGroup
          key={group.day || group.when}
          group={group}
          competitions={competitions}
          stale={staleCodes}
        />
      ))}
      <Pagination
        label={t({ message: 'Pages of matches', context: 'name of the page links' })}
        page={page.pageNo}
        pageCount={Math.ceil(page.total / pageSize)}
        onPageChange={(next) => onFilterChange({ page: next })}
      />
    </Stack>
  )
}

/** The filters, kept in the address. */
function useFilter(): [FixtureFilter, (change: Partial<FixtureFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const day = search.get('day') ?? ''
  const filter: FixtureFilter = {
    when: whens.find((each) => each === search.get('when')) ?? 'next',
    day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day) ? day : '',
    competition: (search.get('competition') ?? '').slice(0, 129),
    page: Math.min(500, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)),
  }
  const change = (next: Partial<FixtureFilter>) => {
    const wanted = { ...filter, page: 1, ...next }
    setSearch(
      (now) => {
        const params = new URLSearchParams(now)
        const { when, day, competition, page } = wanted
        const entries = { when, day, competition, page: String(page) }
        for (const [name, value] of Object.entries(entries)) {
          if (['', '1', 'next'].includes(value)) params.delete(name)
          else params.set(name, value)
        }
        return params
      },
      { replace: true },
    )
  }
  return [filter, change]
}
