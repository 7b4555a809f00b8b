import { loadViewMessages } from '@baize/account'
import { missionLeaderboard } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery, useBadges } from '@baize/site'
import { Heading, Stack, Tabs } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { MissionList } from './MissionList.tsx'
import { loadMessages } from './messages.ts'
import { WeekBoard } from './WeekBoard.tsx'

const loadAll = joinMessages(loadViewMessages, loadMessages)

/** Missions with their progress, and the leaderboard of the week. */
export function MissionsScreen() {
  return (
    <LanguageSection load={loadAll}>
      <Missions />
    </LanguageSection>
  )
}

function Missions() {
  const { t } = useLingui()
  const { missions } = useBadges()
  const [search, setSearch] = useSearchParams()
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Missions and leaderboard', context: 'page title' })}</Heading>
      <Tabs
        label={t({ message: 'What to show', context: 'name of a choice' })}
        value={search.get('show') === 'leaderboard' ? 'leaderboard' : 'missions'}
        onValueChange={(show) => setSearch(show === 'missions' ? {} : { show })}
        tabs={[
          {
            id: 'missions',
            label: t({ message: 'Missions', context: 'tab' }),
            ...(missions > 0 ? { count: missions } : {}),
            content: <MissionList />,
          },
          { id: 'leaderboard', label: t({ message: 'Leaderboard', context: 'tab' }), content: <Board /> },
        ]}
      />
    </Stack>
  )
}

/** It is counted periodically, and requested again as often. */
function Board() {
  const read = useApiQuery(missionLeaderboard, {}, { every: 30_000 })
  return <Loaded read={read}>{(board) => <WeekBoard board={board} />}</Loaded>
}
