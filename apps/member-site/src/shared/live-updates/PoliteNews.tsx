import { VisuallyHidden } from '@baize/ui'
import { usePoliteNews, type Watched } from './usePoliteNews.ts'

/** Announces politely what has changed in a list that changes by itself. */
export function PoliteNews({ watched }: { watched: readonly Watched[] }) {
  const news = usePoliteNews(watched)
  return (
    <VisuallyHidden>
      <div role="status">
        {news.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </VisuallyHidden>
  )
}
