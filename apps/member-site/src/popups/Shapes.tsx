import { Skeleton, Stack } from '@baize/ui'
import * as css from './Popups.css.ts'

/** Fields that fill the room which is kept for a form before it is there. */
const fields = { signIn: 6, window: 9 } as const

/** What answers the press that opens a popup: the shapes of its form, or some lines of text. */
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
