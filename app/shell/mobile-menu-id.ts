export const mobileMenuId = "mobile-menu";
