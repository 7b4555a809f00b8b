import type { ValueOf } from '@baize/api'
import { chooseIcon, icons as iconsCall } from '@baize/api/calls'
import { useCall } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import * as css from './Security.css.ts'

/** The images of which one is shown beside the name. */
export function Faces({ icons, current }: ValueOf<typeof iconsCall>) {
  const { t } = useLingui()
  const choice = useCall(chooseIcon, { failureToast: true, invalidates: [iconsCall] })
  const chosen = choice.isPending ? choice.variables.body.iconId : current
  return (
    <ul className={css.faces}>
      {icons.map(({ id, url }, index) => {
        const number = index + 1
        return (
          <li key={id}>
            <button
              type="button"
              className={css.faceButton}
              aria-pressed={chosen === id}
              onClick={() => choice.mutate({ body: { iconId: id } })}
            >
              <img
                className={css.faceImage}
                src={url}
                alt={t({ message: `Picture ${number}`, context: 'one of the pictures beside a name' })}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
