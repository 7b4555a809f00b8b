import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Picture } from '../art/Picture.tsx'
import { Button } from '../button/Button.tsx'
import { CautionIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { motifOfGameType } from './gameTypes.ts'
import * as css from './VendorCard.css.ts'

/** What a card shows of a vendor. */
export interface Vendor {
  /** The vendor's code. */
  id: string
  /** Display name. */
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** The kind of its games, one of `vendorGameTypes`: slots (`RNG`) open a list, all others start at once. */
  gameType: string
  /** Address of its large icon; without one, or when it fails, the built-in image of the kind is shown. */
  icon?: string | undefined
  /** How many games it has; shown for slots. */
  games?: number | undefined
  /** Whether the vendor is being worked on. @default false */
  maintenance?: boolean | undefined
  /** When it is expected back; ISO 8601 or milliseconds. */
  maintenanceUntil?: string | number | undefined
}

export interface VendorCardProps extends CommonProps<HTMLElement> {
  /** The vendor. */
  vendor: Vendor
  /** Asked to start the vendor's game at once; of every kind but slots. */
  onStart: (vendorId: string) => void
  /** Called to open the list of the vendor's games; of slots. */
  onOpen: (vendorId: string) => void
  /** Place of the name in the outline. @default 3 */
  level?: 2 | 3 | 4
}

/** A vendor with its large icon, and the one way in: its list for slots, its game at once for all else. */
export function VendorCard({ vendor, onStart, onOpen, level = 3, ...root }: VendorCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const nameId = useId()
  const { id, name, lang, gameType, icon, games, maintenance = false, maintenanceUntil } = vendor
  const slots = gameType === 'RNG'
  const Name = `h${level}` as const
  const until = maintenanceUntil === undefined ? undefined : format.dateTime(maintenanceUntil)
  const count = games !== undefined && games >= 0 ? format.number(games) : undefined
  return (
    <article className={css.card} {...commonProps(root)}>
      <div className={css.picture}>
        <Picture image={icon} motif={motifOfGameType(gameType, id)} seed={id} dimmed={maintenance} />
        {maintenance && (
          <p className={css.shut}>
            <CautionIcon />
            {t({ message: 'Under maintenance', context: 'On a game or a vendor that cannot be played now' })}
          </p>
        )}
      </div>
      <div className={css.footer}>
        <div className={css.words}>
          <Name className={css.name} id={nameId}>
            <bdi lang={lang} translate="no">
              {name}
            </bdi>
          </Name>
          {maintenance ? (
            <p className={css.detail}>
              {until === undefined
                ? t({
                    message: 'Please choose another vendor for now.',
                    context: 'On a vendor under maintenance',
                  })
                : t({
                    message: `Expected back: ${until}`,
                    context: 'On a vendor under maintenance; a date and time',
                  })}
            </p>
          ) : (
            slots &&
            count !== undefined && (
              <p className={css.detail}>
                {t({ message: `Games: ${count}`, context: 'How many games a vendor has' })}
              </p>
            )
          )}
        </div>
        {!maintenance && (
          <Button
            fullWidth
            size="small"
            variant={slots ? 'soft' : 'solid'}
            tone={slots ? 'accent' : 'premium'}
            aria-describedby={nameId}
            onClick={() => (slots ? onOpen : onStart)(id)}
          >
            {slots
              ? t({ message: 'See games', context: 'Opens the list of a vendor’s games' })
              : t({ message: 'Start game', context: 'Starts a vendor’s game at once' })}
          </Button>
        )}
      </div>
    </article>
  )
}
