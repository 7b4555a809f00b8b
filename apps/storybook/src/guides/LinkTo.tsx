import { toId } from 'storybook/internal/csf'

/** A link to the documentation of a title, in the whole Storybook and not only in its frame. */
export function LinkTo({ title }: { title: string }) {
  return (
    <div>
      <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
        {title}
      </a>
    </div>
  )
}
