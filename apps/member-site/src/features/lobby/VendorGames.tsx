import { gameList } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { usePlatform } from '@baize/site'
import { EmptyState, PopupDialog, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListedVendor } from '../../shared/games/startPath.ts'
import { shownName } from '../../shared/games/tile.ts'
import { GameResults } from './GameResults.tsx'
import { useGamePages } from './useGamePages.ts'

export interface VendorGamesProps {
  vendor: ListedVendor
  onClose: () => void
}

/** The games of a vendor that has several, over the game centre. */
export function VendorGames({ vendor, onClose }: VendorGamesProps) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const { locale } = useLanguage()
  const [pages, setPages] = useState(1)
  const query = { gameType: vendor.gameType, vassalage: vendor.vassalage, language: locale }
  const list = useGamePages(
    {
      id: gameList.id,
      input: { query },
      ask: (chunk, signal) => client.call(gameList, { query: { ...query, ...chunk } }, { signal }),
    },
    pages,
  )
  const name = shownName(vendor.displayName, vendor.vassalage)
  return (
    <PopupDialog
      open
      size="large"
      label={name}
      title={<bdi lang={vendor.language}>{name}</bdi>}
      onClose={onClose}
    >
      <Stack space="md">
        <GameResults
          label={name}
          list={list}
          onMore={() => setPages(list.shown + 1)}
          empty={<EmptyState level={3} title={t`No games here right now`} />}
        />
      </Stack>
    </PopupDialog>
  )
}
