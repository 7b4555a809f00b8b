import { conforms } from '../conformance/conforms.ts'
import { BannerCarousel } from './BannerCarousel.tsx'

export default conforms({
  name: 'BannerCarousel',
  render: (root) => (
    <BannerCarousel
      {...root}
      label="Promotions"
      banners={[
        {
          id: 'welcome',
          href: '#welcome',
          title: 'Welcome bonus',
          text: 'For the first deposit',
          action: 'Join',
        },
        { id: 'rebate', href: '#rebate', title: 'Weekly rebate', variant: 'night' },
      ]}
    />
  ),
  root: 'section',
})
