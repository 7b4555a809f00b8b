import { useLanguage } from '@baize/i18n'
import { VisuallyHidden } from '@baize/ui'
import { usePoliteNews, type Watched } from './usePoliteNews.ts'

interface PoliteNewsProps {
  watched: readonly Watched[]
}

/** Announces politely what has changed in a list that changes by itself. In another language it begins anew. */
export function PoliteNews({ watched }: PoliteNewsProps) {
  const { locale } = useLanguage()
  return <LiveRegion key={locale} watched={watched} />
}

function LiveRegion({ watched }: PoliteNewsProps) {
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
