import { Heart } from 'lucide'
import { icon } from '../icon.tsx'

export const FavouriteIcon = /* @__PURE__ */ icon(Heart)
