// List loans
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKey = System.getenv("PARTNER_API_KEY");
    if (apiKey == null || apiKey.isEmpty()) {
      System.err.println("Set PARTNER_API_KEY to your API key.");
      System.exit(1);
    }

    var uri = URI.create(apiUrl + "/loans?shelf=eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48&status=open&status=overdue&createdFrom=2026-03-02T09:30:00.000%2B01:00");
    var request =
        HttpRequest.newBuilder(uri)
            .method("GET", BodyPublishers.noBody())
            .header("Authorization", "Bearer " + apiKey)
            .header("Api-Version", "2026-03-01")
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
