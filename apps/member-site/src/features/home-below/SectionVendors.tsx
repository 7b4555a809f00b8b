import { categoryNames, type GameType } from '@baize/account'
import { stripSettings } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useVendors } from '../../shared/games/useVendors.ts'
import { VendorLinks } from '../../shared/games/VendorLinks.tsx'
import { categoryPaths } from '../../shared/paths.ts'

/**
 * The first vendors of a category, each a link to its games in the list. Where they cannot be read, the list has
 * them.
 */
export function SectionVendors({ gameType }: { gameType: GameType }) {
  const { t, i18n } = useLingui()
  const { data, error } = useVendors()
  const cards = data?.lanes.find(({ title }) => title === gameType)?.cards ?? (data || error ? [] : undefined)
  const category = i18n._(categoryNames[gameType])
  return (
    <VendorLinks
      label={t({
        message: `Vendors: ${category}`,
        context: 'links to the games of each vendor, below a category',
      })}
      vendors={cards?.slice(0, stripSettings.maxVendors)}
      to={(vassalage) => `${categoryPaths[gameType]}?vassalage=${encodeURIComponent(vassalage)}`}
    />
  )
}
