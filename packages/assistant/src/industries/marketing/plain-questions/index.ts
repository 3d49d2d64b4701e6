import { ofAds } from "./of-ads.ts";
import { ofAgencies } from "./of-agencies.ts";
import { ofCustomers } from "./of-customers.ts";
import { ofFirstSteps } from "./of-first-steps.ts";
import { ofMailAndLaw } from "./of-mail-and-law.ts";
import { ofPricesAndOffers } from "./of-prices-and-offers.ts";
import { ofReachingAndRunning } from "./of-reaching-and-running.ts";
import { ofReviewsAndSearch } from "./of-reviews-and-search.ts";
import { ofRunningTheTrade } from "./of-running-the-trade.ts";
import { ofSalesAndSeason } from "./of-sales-and-season.ts";
import { ofSecondQuestions } from "./of-second-questions.ts";
import { ofSocial } from "./of-social.ts";
import { ofTerms } from "./of-terms.ts";
import { ofWebsitesAndMeasuring } from "./of-websites-and-measuring.ts";
import type { PlainQuestion } from "./question.ts";

export const plainQuestions: readonly PlainQuestion[] = [
  ...ofAgencies,
  ...ofAds,
  ...ofReviewsAndSearch,
  ...ofMailAndLaw,
  ...ofPricesAndOffers,
  ...ofSocial,
  ...ofWebsitesAndMeasuring,
  ...ofCustomers,
  ...ofSalesAndSeason,
  ...ofReachingAndRunning,
  ...ofRunningTheTrade,
  ...ofSecondQuestions,
  ...ofTerms,
  ...ofFirstSteps,
];
