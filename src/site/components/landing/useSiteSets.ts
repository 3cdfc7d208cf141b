import { useProduct } from '../useProduct';
import { docsSets } from '../../sets';
import type { SiteSet } from '../../set';

/** The docs sets with what the landing page says about them, which no other page loads. */
export const useSiteSets = (): readonly SiteSet[] => docsSets(useProduct().productName);
