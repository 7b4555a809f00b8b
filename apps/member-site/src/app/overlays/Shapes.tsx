import { Skeleton, Stack } from '@baize/ui'
import * as css from './Popups.css.ts'

/** Skeleton fields in the space that is reserved for a form. */
const fields = { signIn: 6, window: 9 } as const

/** The first frame of a popup: the skeleton of its form, or of some lines of text. */
export function Shapes({ of: form }: { of?: keyof typeof fields | undefined }) {
  if (form === undefined)
    return (
      <div aria-busy="true">
        <Skeleton count={4} />
      </div>
    )
  return (
    <div aria-busy="true" className={css.keeps[form]}>
      <Stack space="md">
        {Array.from({ length: fields[form] }, (_, index) => (
          <div key={index} className={css.field}>
            <span className={css.label}>
              <Skeleton />
            </span>
            <Skeleton shape="line" />
          </div>
        ))}
      </Stack>
    </div>
  )
}
